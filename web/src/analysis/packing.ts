// Records in an address: compressed, and written with letters that no address changes.

/** So long a link may be: what sends links along may cut longer ones. */
export const LONGEST = 8000;

/** No record is longer, in bytes: whoever packs more into an address wants no record read. */
const MOST = 200_000;

/** Sends bytes through a stream, and gathers what comes out of it. */
async function streamed(bytes: BlobPart, through: GenericTransformStream): Promise<Uint8Array> {
  const out = new Blob([bytes]).stream().pipeThrough(through as TransformStream<Uint8Array, Uint8Array>);
  const parts: number[] = [];
  for (const reader = out.getReader(); ;) {
    const { value, done } = await reader.read();
    if (done) return Uint8Array.from(parts);
    if (parts.length + value.length > MOST) throw new RangeError("That is no record.");
    for (const byte of value) parts.push(byte);
  }
}

/** Packs a text for an address. */
export async function packed(text: string): Promise<string> {
  const bytes = await streamed(text, new CompressionStream("deflate-raw"));
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Unpacks a text; what was cut or changed on its way is refused. */
export async function unpacked(letters: string): Promise<string> {
  const bytes = Uint8Array.from(atob(letters.replaceAll("-", "+").replaceAll("_", "/")), (one) => one.charCodeAt(0));
  return new TextDecoder("utf-8", { fatal: true }).decode(
    await streamed(bytes, new DecompressionStream("deflate-raw")),
  );
}

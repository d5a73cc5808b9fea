// A picture of a position: the server's own drawing, as it is or as pixels.

import { answer, server, type Schemas } from "@/lib/ask";

/** So wide a picture of pixels is at least. */
const WIDE = 1200;

/** Has a position drawn. */
export async function drawn(sight: Schemas["Sight"]): Promise<string> {
  return answer(server.POST("/api/pictures", { body: sight, parseAs: "text" }));
}

/** Turns a drawing into pixels. */
export async function pixels(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const scale = Math.max(1, Math.ceil(WIDE / image.naturalWidth));
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [image.naturalWidth * scale, image.naturalHeight * scale];
  canvas.getContext("2d")!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("This browser draws no pictures."))), "image/png"),
  );
}

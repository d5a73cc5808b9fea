import { readFileSync } from "node:fs";
import { deflateSync } from "node:zlib";
import { expect, it } from "vitest";
import { keysOf } from "./proving";

const fileOf = (bytes: number[]): ArrayBuffer =>
  new Uint8Array([...Buffer.from("a title: 3\n"), ...deflateSync(Uint8Array.from(bytes))]).buffer;

it("reads keys from what they have more than the one before", async () => {
  const large = [254, 255, 255, 255, 255, 255, 127]; // 2 ** 49 - 2, seven bits a byte
  expect([...(await keysOf(fileOf([3, 130, 1, ...large])))]).toEqual([3n, 133n, 2n ** 49n + 131n]);
});

it("reads the file of the game: as many keys as it says, in rising order", async () => {
  const file = readFileSync("../src/yamabushi/games/regality/exact/opening.bin");
  const said = Number(/: (\d+)\n/.exec(file.subarray(0, 100).toString("latin1"))![1]);
  const keys = await keysOf(new Uint8Array(file).buffer);
  expect(keys.length).toBe(said);
  expect(keys.every((key, place) => place === 0 || keys[place - 1]! < key)).toBe(true);
});

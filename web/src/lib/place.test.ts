import { expect, test } from "vitest";
import { placeOf } from "./place.svelte";

test("addresses lead to places", () => {
  expect(placeOf("")).toEqual({ at: "home" });
  expect(placeOf("#/")).toEqual({ at: "home" });
  expect(placeOf("#play=himiki")).toEqual({ at: "game", game: "himiki" });
  expect(placeOf("#rules=yokai")).toEqual({ at: "rules", game: "yokai" });
  expect(placeOf("#t=abc123")).toEqual({ at: "table", id: "abc123", invite: null, joins: false });
  expect(placeOf("#t=abc123&join")).toEqual({ at: "table", id: "abc123", invite: null, joins: true });
  expect(placeOf("#t=abc123&i=Xy_9")).toEqual({ at: "table", id: "abc123", invite: "Xy_9", joins: true });
  expect(placeOf("#book")).toEqual({ at: "book" });
  expect(placeOf("#about")).toEqual({ at: "about" });
});

test("nonsense leads to the first page", () => {
  expect(placeOf("#t=../../etc")).toEqual({ at: "home" });
  expect(placeOf("#play=<script>")).toEqual({ at: "home" });
  expect(placeOf("#what=ever")).toEqual({ at: "home" });
});

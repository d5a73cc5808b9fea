import { expect, test } from "vitest";
import { clockText } from "./clock";

test("clocks are read as people read them", () => {
  expect(clockText(245_000)).toBe("4:05");
  expect(clockText(1)).toBe("0:01");
  expect(clockText(0)).toBe("0:00");
  expect(clockText(-500)).toBe("0:00");
  expect(clockText(3 * 3600_000 + 7 * 60_000)).toBe("3 h 07");
  expect(clockText(3 * 86400_000 + 3600_000)).toBe("3 d 1 h");
});

// A thread of its own in which this browser thinks; it is ended from outside.

import { work, type Answer, type Question } from "./working";

self.addEventListener("message", ({ data }: MessageEvent<Question>) => {
  const tell = (answer: Answer): void => self.postMessage(answer);
  work(data, tell).catch((problem: unknown) => tell({ kind: "failed", problem: String(problem) }));
});

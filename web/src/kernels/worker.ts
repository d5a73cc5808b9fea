// A thread of its own in which this browser thinks; it is ended from outside.

import { work, type Answer, type Question } from "./working";

self.addEventListener("message", ({ data }: MessageEvent<Question>) => {
  void work(data, (answer: Answer) => self.postMessage(answer));
});

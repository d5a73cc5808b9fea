// Somebody whose name was tapped, at a table, in the chat or on a profile: what the reader can do about them.

export interface Person {
  name: string;
  isBot: boolean;
  /** Where they are met: a seat or a remark at a table; else they are known by the name of their account. */
  table?: string;
  seat?: number;
  remark?: { number: number; text: string };
}

let asked: Person | null = $state.raw(null);

export const person = {
  now: (): Person | null => asked,
  ask: (one: Person): void => void (asked = one),
  leave: (): void => void (asked = null),
};

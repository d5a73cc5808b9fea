// What the board of Terres de Yokai is made of, as the server describes it.

import type { Schemas } from "@/lib/ask";

export type YokaiView = Schemas["YokaiView"];
export type YokaiPreview = Schemas["YokaiPreview"];
export type Pile = Schemas["Pile"];
export type Count = Schemas["Count"];
export type Bag = Schemas["Bag"];
export type Line = Schemas["Line"];
export type Letter = keyof YokaiView["piles"];
export type Ability = "call" | "distract";
export type Previews = Readonly<Record<string, YokaiPreview>>;

export const LETTERS: readonly Letter[] = ["G", "R", "B", "Y"];

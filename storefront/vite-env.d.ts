/// <reference types="vite/client" />

declare module "*.po" {
  import type { Messages } from "@lingui/core";
  export const messages: Messages;
}

/** Fingerprint in the address of the texts' files; see scripts/page-texts.ts. */
declare const __TEXTS_VERSION__: string;

/** Shape of the catalogues that devices store; see scripts/stored-shape.ts. */
declare const __STORED_SHAPE__: string;

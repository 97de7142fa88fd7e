/** Credentials for payments through Redsys. */
export type RedsysConfig = {
  merchantCode: string;
  terminal: string;
  secretKey: string;
  /** Origin of the payment page and of the refund interface. */
  origin: string;
};

/** Backups that the shop makes by itself. */
export type BackupConfig = {
  /** Absolute path of their folder; empty: none are made. */
  folder: string;
  everyHours: number;
  keptCount: number;
  /** Public key of age that encrypts backups; empty: none. */
  recipient: string;
};

/** From when on the server refuses requests to keep up with others. */
export type OverloadLimits = {
  /** Delay of the event loop; 0: nothing is ever refused. */
  delayMs: number;
  /** 0: nine tenths of the largest heap that Node allows. */
  heapBytes: number;
};

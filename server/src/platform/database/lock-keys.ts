/** Keys of the shop's advisory locks, in one place because two with the same number would wait for each other. */
export const lockKeys = {
  migrations: 7265636,
  prices: 7265637,
  demo: 7265638,
  backups: 7265639,
  imports: 7265640,
} as const;

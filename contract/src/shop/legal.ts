/**
 * Effective dates of the legal texts. Change them with the text: an order keeps the accepted version of the terms (LSSI
 * art. 27).
 */
export const legalVersions = {
  terms: "2026-11-25",
  returns: "2026-11-27",
  privacy: "2026-11-25",
  cookies: "2026-11-25",
} as const;

/** Numbers of these versions: a text that changes gets the next number and its first day above. */
export const legalNumbers = { terms: 8, returns: 4, privacy: 7, cookies: 5 } as const;

/** Texts whose versions are numbered and archived. */
export type NumberedText = keyof typeof legalVersions;

/** Withdrawal period in calendar days from delivery (consumer code art. 104). */
export const withdrawalDays = 14;

/** Maximum days to answer a complaint (consumer code art. 21.3). */
export const complaintDays = 15;

/** Legal guarantee of new goods in years (consumer code art. 120). */
export const guaranteeYears = 3;

/** Years after delivery in which a fault is presumed to be original (consumer code art. 121). */
export const presumedYears = 2;

/** Years in which a claim may be made after the fault has appeared (consumer code art. 124). */
export const claimYears = 5;

/** Months by which a repair lengthens the guarantee, once (Directive (EU) 2024/1799 art. 16). */
export const repairMonths = 12;

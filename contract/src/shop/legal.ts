/**
 * Day from which each text of the shop's rules is in force, as ISO dates. Changed with the text: an
 * order keeps the version of the terms that was accepted (LSSI art. 27).
 */
export const legalVersions = {
  terms: "2026-11-23",
  returns: "2026-11-23",
  privacy: "2026-11-22",
  cookies: "2026-11-21",
} as const;

/** Calendar days to withdraw from a contract, from physical possession (consumer code art. 104). */
export const withdrawalDays = 14;

/** Days in which a complaint is answered at the latest (consumer code art. 21.3). */
export const complaintDays = 15;

/** Years of the legal guarantee of new goods (consumer code art. 120). */
export const guaranteeYears = 3;

/**
 * SQL: whether a row of `person` has a second factor in force. better-auth sets the person's flag before it marks the key as
 * verified: a process that ends in between must not lock the person out.
 */
export const hasSecondFactor = `(person.two_factor_enabled and exists (
  select from second_factor where second_factor.person_id = person.id and second_factor.verified))`;

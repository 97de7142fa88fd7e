/**
 * Returns the values of a form once it has been saved: as the shop has saved them, but for what was typed while they were on
 * their way, which is yet to be saved.
 *
 * @param sent values that were sent.
 * @param now values that the form has now.
 */
export function valuesAfterSaving<Values extends object>(sent: Values, saved: Values, now: Values): Values {
  const typed = Object.entries(now).filter(([name, value]) => value !== Reflect.get(sent, name));
  return { ...saved, ...Object.fromEntries(typed) };
}

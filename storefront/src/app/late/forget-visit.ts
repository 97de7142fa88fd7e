import { clearRecentlySeen } from "../../catalogue/index.ts";
import { keepVisit } from "../../lib/kept-visit.ts";
import { clearRecentSearches } from "../../search/index.ts";
import { authStore, hasSignedOut } from "../../session/index.ts";
import { dropBroughtVehicles } from "../../vehicles/index.ts";

/**
 * Forgets what a person has looked at and searched for, and that the browser may keep it, as soon as they leave: the next
 * user of the device is somebody else. Signing out also takes away the vehicles that their account has brought here.
 */
export function forgetVisitOnLeaving(): () => void {
  return authStore.subscribe((now, before) => {
    if (before.user === null || now.user?.id === before.user.id) return;
    keepVisit(false);
    clearRecentlySeen();
    clearRecentSearches();
    if (hasSignedOut()) dropBroughtVehicles();
  });
}

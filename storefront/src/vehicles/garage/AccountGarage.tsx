import { useLingui } from "@lingui/react/macro";
import { formatList } from "@recambia/contract/locale";
import { useEffect } from "react";
import { showAlert } from "../../lib/alert-store.ts";
import { useHttp } from "../../lib/http/http-context.ts";
import { useLocale } from "../../lib/page/page-frame.tsx";

import { authStore } from "../../session/index.ts";
import { accountLink, noteChanges, syncWithAccount } from "./account-garage.ts";
import { garageStore } from "./store.ts";

/** Back on this page after so long, another browser may have changed the garage. */
const freshForMs = 60_000;

/** Keeps a signed-in person's garage in step with the account, and says what that has changed here. */
export function AccountGarage() {
  const { t } = useLingui();
  const http = useHttp();
  const locale = useLocale();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words of one page do not change
  useEffect(() => {
    const stores = { garage: garageStore, link: accountLink };
    let metAt = 0;
    let isMeeting = false;
    let isAsked = false;

    async function meet() {
      isAsked = true;
      if (isMeeting) return;
      isMeeting = true;
      while (isAsked) {
        isAsked = false;
        const personId = authStore.getState().user?.id;
        if (personId === undefined) break;
        const brought = await syncWithAccount(http, personId, Date.now, stores);
        if (!brought) break;
        metAt = Date.now();
        tell(brought.added, t`De tu cuenta han llegado`);
        tell(brought.removed, t`En otro dispositivo quitaste`);
      }
      isMeeting = false;
    }
    function tell(vehicles: readonly { makerName: string; modelName: string }[], intro: string) {
      if (vehicles.length === 0) return;
      const names = vehicles.map(({ makerName, modelName }) => `${makerName} ${modelName}`);
      showAlert({ title: t`Tu garaje está al día`, text: `${intro}: ${formatList(names, locale, "and")}.` });
    }
    const onShown = () => {
      if (document.visibilityState === "visible" && Date.now() - metAt > freshForMs) void meet();
    };

    const stopNoting = noteChanges(stores, Date.now);
    // After the change has been noted.
    const stopFollowing = accountLink.subscribe((after, before) => {
      const isNew = Object.keys(after.changedAt).some((id) => after.changedAt[id] !== before.changedAt[id]);
      if (isNew && !isMeeting) void meet();
    });
    window.addEventListener("online", meet);
    document.addEventListener("visibilitychange", onShown);
    void meet();
    return () => {
      stopNoting();
      stopFollowing();
      window.removeEventListener("online", meet);
      document.removeEventListener("visibilitychange", onShown);
    };
  }, [http]);
  return null;
}

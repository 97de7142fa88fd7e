declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Measures visits while the visitor allows it. */
export type Analytics = {
  /** Reports a page view by the pattern of its route, so that no token, order, vehicle or search leaves the shop. */
  viewPage(page: { origin: string; pattern: string }): void;
  /** Stops measuring and removes what it stored. */
  stop(): void;
};

const scriptAddress = "https://www.googletagmanager.com/gtag/js";

/**
 * Loads the tag script and sets it up by hand: no page view of its own, addresses anonymised, no
 * advertising signals (specification §7). Called only after consent; nothing of it is loaded before.
 */
export function startAnalytics({ tagId, appName }: { tagId: string; appName: string }): Analytics {
  const layer = window.dataLayer ?? [];
  window.dataLayer = layer;
  // The tag script takes an entry for a command if it is an arguments object.
  function gtag(..._command: unknown[]) {
    // biome-ignore lint/complexity/noArguments: an array would be ignored by the tag script
    layer.push(arguments);
  }
  Reflect.deleteProperty(window, switchOf(tagId));
  gtag("consent", "default", {
    analytics_storage: "granted",
    ad_storage: "denied",
    ad_user_data: "denied",
    ad_personalization: "denied",
  });
  gtag("js", new Date());
  gtag("config", tagId, { send_page_view: false, anonymize_ip: true, allow_google_signals: false });
  appendScript(`${scriptAddress}?id=${encodeURIComponent(tagId)}`);
  return {
    viewPage({ origin, pattern }) {
      // Other events of the tag script would take address, title and referrer from the document.
      const page = { page_title: pattern, page_location: `${origin}${pattern}`, page_referrer: "" };
      gtag("set", page);
      gtag("event", "page_view", { app_name: appName, ...page });
    },
    stop() {
      Reflect.set(window, switchOf(tagId), true);
      forgetMeasuringCookies();
    },
  };
}

/** Name of the tag script's own off switch. */
function switchOf(tagId: string): string {
  return `ga-disable-${tagId}`;
}

function appendScript(address: string) {
  if (document.querySelector(`script[src="${address}"]`)) return;
  const script = document.createElement("script");
  script.src = address;
  script.async = true;
  document.head.append(script);
}

function forgetMeasuringCookies() {
  const names = document.cookie.split("; ").map((cookie) => cookie.split("=")[0] ?? "");
  const domains = location.hostname.split(".").map((_label, index, labels) => labels.slice(index).join("."));
  for (const name of names.filter((one) => one.startsWith("_ga"))) {
    for (const domain of domains) {
      // biome-ignore lint/suspicious/noDocumentCookie: the cookie store cannot remove a cookie of a parent domain everywhere
      document.cookie = `${name}=; Max-Age=0; path=/; domain=${domain}`;
    }
  }
}

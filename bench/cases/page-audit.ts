import lighthouse from "lighthouse";

/** Lighthouse's four scores from 0 to 100, and the figures that the goals name. */
export type PageAudit = {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  layoutShift: number;
  largestPaintMs: number;
  blockingMs: number;
  /** Brotli bytes of all scripts that the page loaded. */
  scriptBytes: number;
  /** Audits below the full score in the categories other than performance. */
  complaints: string[];
};

/** Audits a page with Lighthouse's mobile preset: a slow phone on slow 4G, simulated, with empty caches. */
export async function auditPage(url: string, debuggingPort: number): Promise<PageAudit> {
  const result = await lighthouse(url, { port: debuggingPort, logLevel: "error", output: ["json"] });
  if (!result || result.lhr.runtimeError) {
    throw new Error(`${url} could not be audited: ${result?.lhr.runtimeError?.message ?? "no result"}`);
  }
  const { audits, categories } = result.lhr;
  const mark = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  const figure = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    performance: mark("performance"),
    accessibility: mark("accessibility"),
    bestPractices: mark("best-practices"),
    seo: mark("seo"),
    layoutShift: figure("cumulative-layout-shift"),
    largestPaintMs: figure("largest-contentful-paint"),
    blockingMs: figure("total-blocking-time"),
    scriptBytes: await scriptBytes(audits["network-requests"]?.details),
    complaints: ["accessibility", "best-practices", "seo"].flatMap((category) =>
      (categories[category]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => `${id}: ${audits[id]?.title}`),
    ),
  };
}

/** Adds up the scripts' bodies; Lighthouse's own count includes headers. */
async function scriptBytes(requests: unknown): Promise<number> {
  const items: unknown = typeof requests === "object" && requests ? Reflect.get(requests, "items") : null;
  const urls = new Set(
    (Array.isArray(items) ? items : [])
      .filter((item: Record<string, unknown>) => item.resourceType === "Script")
      .map((item: Record<string, unknown>) => String(item.url)),
  );
  let bytes = 0;
  for (const url of urls) {
    const answer = await fetch(url, { method: "HEAD", headers: { "accept-encoding": "br" } });
    bytes += Number(answer.headers.get("content-length"));
  }
  return bytes;
}

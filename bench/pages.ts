import { parseArgs } from "node:util";
import { launch } from "chrome-launcher";
import { buildStorefront } from "../scripts/build-storefront.ts";
import { chromiumFlags, ensureChromium } from "../scripts/chromium.ts";
import { auditPage, type PageAudit } from "./cases/page-audit.ts";
import { openDemoShop } from "./harness/catalogue.ts";
import { openDatabaseServer } from "./harness/database-server.ts";
import type { OpenShop } from "./harness/shop.ts";
import { median } from "./harness/statistics.ts";
import { findBuyable, findUsualVehicle } from "./harness/survey.ts";
import { describeMachine, inWords, printTable } from "./harness/table.ts";
import { inWorkspace, temporaryFolder, type Workspace } from "./harness/workspace.ts";

/** `npm run bench:pages`: the pages that count in Lighthouse's mobile preset. See README.md. */
const { values: options } = parseArgs({
  options: {
    products: { type: "string", default: "12000" },
    runs: { type: "string", default: "3" },
  },
});

const leastPerformance = 95;

type Page = {
  name: string;
  path: string;
  /** Kept from search engines, which Lighthouse counts as a fault. */
  isPrivate?: boolean;
};

async function pagesOf(shop: OpenShop): Promise<Page[]> {
  const vehicle = await findUsualVehicle(shop);
  const [product] = await findBuyable(shop, vehicle, 1);
  return [
    { name: "landing", path: "/" },
    {
      name: "list for a vehicle",
      path: `/subcategories/discos-de-freno?vehicle=${vehicle}`,
      isPrivate: true,
    },
    { name: "product for a vehicle", path: `/products/${product?.slug}?vehicle=${vehicle}`, isPrivate: true },
    { name: "cart", path: "/shopping-cart", isPrivate: true },
    { name: "checkout", path: "/orders/create", isPrivate: true },
    { name: "sign-in", path: "/sign-in", isPrivate: true },
    { name: "sign-up", path: "/sign-up", isPrivate: true },
  ];
}

async function openBrowser(workspace: Workspace): Promise<number> {
  const browser = await launch({
    chromePath: ensureChromium(),
    chromeFlags: ["--headless", ...chromiumFlags],
    userDataDir: await temporaryFolder(workspace.defer),
    handleSIGINT: false,
  });
  workspace.defer(() => browser.kill());
  return browser.port;
}

async function auditSeveralTimes(url: string, browserPort: number): Promise<PageAudit> {
  const audits: PageAudit[] = [];
  for (let run = 0; run < Number(options.runs); run++) audits.push(await auditPage(url, browserPort));
  const middle = (figure: (audit: PageAudit) => number) => median(audits.map(figure));
  return {
    performance: middle((audit) => audit.performance),
    accessibility: middle((audit) => audit.accessibility),
    bestPractices: middle((audit) => audit.bestPractices),
    seo: middle((audit) => audit.seo),
    layoutShift: middle((audit) => audit.layoutShift),
    largestPaintMs: middle((audit) => audit.largestPaintMs),
    blockingMs: middle((audit) => audit.blockingMs),
    scriptBytes: middle((audit) => audit.scriptBytes),
    complaints: [...new Set(audits.flatMap(({ complaints }) => complaints))],
  };
}

function meetsGoals(page: Page, audit: PageAudit): boolean {
  return (
    audit.performance >= leastPerformance &&
    audit.accessibility === 100 &&
    audit.bestPractices === 100 &&
    (page.isPrivate || audit.seo === 100) &&
    audit.layoutShift < 0.001
  );
}

function rowOf(page: Page, audit: PageAudit): string[] {
  return [
    page.name,
    String(audit.performance),
    String(audit.accessibility),
    String(audit.bestPractices),
    String(audit.seo),
    audit.layoutShift.toFixed(3),
    inWords.count(audit.largestPaintMs),
    inWords.count(audit.blockingMs),
    (audit.scriptBytes / 1000).toFixed(1),
    meetsGoals(page, audit) ? "✓" : "✗",
  ];
}

console.info(describeMachine());
buildStorefront();
await inWorkspace(async (workspace) => {
  const server = await openDatabaseServer(workspace);
  const shop = await openDemoShop(workspace, server, { products: Number(options.products) });
  const browserPort = await openBrowser(workspace);
  const rows: string[][] = [];
  const complaints: string[] = [];
  for (const page of await pagesOf(shop)) {
    const audit = await auditSeveralTimes(`${shop.origin}${page.path}`, browserPort);
    rows.push(rowOf(page, audit));
    complaints.push(...audit.complaints.map((complaint) => `${page.name}: ${complaint}`));
  }
  const titles = [
    "",
    "performance",
    "accessibility",
    "best practices",
    "SEO",
    "CLS",
    "LCP ms",
    "TBT ms",
    "JS KB",
    "goals",
  ];
  printTable(titles, rows);
  for (const complaint of complaints) console.info(complaint);
});

#!/bin/sh
# Removes from node_modules, in the image's build, what nothing that runs there loads: more than half of all bytes. Licences stay.
# Run in the shop's folder after `npm ci --omit=dev`.
set -eu

within() { find . -path '*/node_modules/*' "$@"; }

# Tools that optional peers of packages bring along, and React, which the built storefront contains.
(cd node_modules && rm -rf vite vitest rolldown @rolldown lightningcss lightningcss-* jiti terser @types react react-dom scheduler \
  @redis bintrees/test pdfkit/.yarn)

# Maps, types, sources and descriptions.
within -type f \( -name '*.map' -o -name '*.ts' -o -name '*.mts' -o -name '*.cts' -o -name '*.flow' -o -name '*.md' \) -exec rm -f {} +
within -type d \( -name test -o -name tests -o -name __tests__ -o -name docs -o -name example -o -name examples \
  -o -name benchmark -o -name benchmarks \) -prune -exec rm -rf {} +

# Native parts for other systems.
within -path '*/prebuilds/*' -type f -not -path '*/prebuilds/linux-*' -exec rm -f {} +

# Builds for browsers, for development, and for other ways to load a package.
cd node_modules
rm -rf libphonenumber-js/bundle pdfkit/js/pdfkit.standalone* pdfkit/js/pdfkit.browser* fontkit/dist/browser* \
  brotli/build libheif-js/libheif libheif-js/libheif-wasm/*.mjs @hyzyla/pdfium/dist/*base64* @hyzyla/pdfium/dist/*browser* \
  @hyzyla/pdfium/dist/*cdn* @hyzyla/pdfium/dist/worker* @zxcvbn-ts/*/src @zxcvbn-ts/*/dist/zxcvbn-ts.js \
  @electric-sql/pglite/dist/node-postgres @electric-sql/pglite/dist/*.cjs

# Extensions of the embedded database that the schema does not use.
find @electric-sql/pglite/dist -name '*.tar.gz' ! -name pg_trgm.tar.gz ! -name unaccent.tar.gz -exec rm -f {} +

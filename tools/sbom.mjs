import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { npmOutput } from './bootstrap/npm.mjs';

/**
 * Returns the product's components, as CycloneDX: every package that is delivered or runs on a server, with version, licence and checksum,
 * from the lockfile. Packages that only build and test it are omitted: here, because `npm sbom --omit dev` also omits packages that
 * delivered ones need.
 */
export function softwareBill(root) {
  const bill = JSON.parse(npmOutput(process.execPath, ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'], root));
  const delivered = deliveredPackages(root);
  bill.components = bill.components.filter(({ purl }) => delivered.has(nameOf(purl)));
  const kept = new Set([bill.metadata.component['bom-ref'], ...bill.components.map((component) => component['bom-ref'])]);
  bill.dependencies = bill.dependencies
    .filter(({ ref }) => kept.has(ref))
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((other) => kept.has(other)) }));
  // npm takes the folder's name.
  bill.metadata.component.name = 'murmel';
  return bill;
}

/** Name and version of each package that is not for building and testing alone, and the workspaces of the product. */
function deliveredPackages(root) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const entries = Object.entries(packages).filter(
    ([path, { dev, devOptional, link }]) => path !== '' && path !== 'tests' && !dev && !devOptional && !link,
  );
  return new Set(
    entries.map(
      ([path, { name, version }]) => `${name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)}@${version}`,
    ),
  );
}

/** `pkg:npm/%40scope/name@1.0.0?…` as `@scope/name@1.0.0`. */
function nameOf(purl) {
  return decodeURIComponent(purl)
    .replace(/^pkg:npm\//, '')
    .replace(/\?.*$/, '');
}

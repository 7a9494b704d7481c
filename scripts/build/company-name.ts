// The company's name, in the built files that no page renders: web manifests, empty documents, the back office.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@expat-buddy/domain/language/languages';
import { locales } from '@expat-buddy/domain/language/locales';
import { brand } from '@expat-buddy/domain/site-settings/brand';
import { shellFile } from '../../apps/site/rendering/build/page-document.ts';
import type { Apps, BuildEnv } from './build-apps.ts';

export async function readCompanyName(env: BuildEnv): Promise<string> {
  const { VITE_SUPABASE_URL: url, VITE_SUPABASE_PUBLISHABLE_KEY: apikey } = env;
  const response = await fetch(`${url}/rest/v1/site_settings?select=company_name`, {
    headers: { apikey },
  });
  if (!response.ok) throw new Error(`The settings cannot be read (${response.status}).`);
  const [settings] = (await response.json()) as { company_name: string }[];
  return settings?.company_name.trim() || brand.name;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function manifestWith(name: string, manifest: string): string {
  const parsed = JSON.parse(manifest) as Record<string, unknown>;
  return `${JSON.stringify({ ...parsed, name, short_name: name })}\n`;
}

const documentWith = (name: string, html: string) =>
  html.replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(name)}</title>`);

/** The back office reads the name at its start, before it knows the settings. */
const backOfficeWith = (name: string, html: string) =>
  documentWith(name, html).replace(
    '<title>',
    () => `<meta name="application-name" content="${escaped(name)}" /><title>`,
  );

/** @param apps the folders of the apps as they were built */
export function writeCompanyName(outDir: string, apps: Apps, name: string): void {
  const write = (from: string, file: string, change: (name: string, text: string) => string) =>
    writeFileSync(join(outDir, file), change(name, readFileSync(from, 'utf8')));
  for (const locale of languages.map((language) => locales[language])) {
    const manifest = `${locale.prefix}/site.webmanifest`.slice(1);
    write(join(apps.site, manifest), manifest, manifestWith);
    write(join(apps.site, shellFile(locale)), shellFile(locale), documentWith);
  }
  write(join(apps.admin, 'index.html'), join('admin', 'index.html'), backOfficeWith);
}

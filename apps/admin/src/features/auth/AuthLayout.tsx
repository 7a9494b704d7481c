import {
  changeInterfaceLanguage,
  interfaceLanguage,
  interfaceLanguageNames,
  interfaceLanguages,
} from '#i18n/interface-language.ts';
import { t } from '#i18n/t.ts';
import './auth.css';
import type { ReactNode } from 'react';
import { BrandMark } from '#ui/BrandMark.tsx';
import { useCompanyName } from '#ui/page/company-name.ts';
import { useColourScheme } from '#ui/theme/use-colour-scheme.ts';

/** Plain HTML without MUI, so that it renders at once. */
export function AuthLayout({ title, children }: { title: string; children: ReactNode }) {
  // Follows changes of the system's colour scheme.
  useColourScheme();
  const name = useCompanyName();
  return (
    <main className="auth">
      <title>{`${title} · ${name}`}</title>
      <div className="auth-card">
        <p className="auth-brand">
          <BrandMark /> <bdi>{name}</bdi> <span>{t('Back office')}</span>
        </p>
        <h1>{title}</h1>
        {children}
      </div>
      <p className="auth-foot">
        <a href="/">{t('View site')}</a>
        {interfaceLanguages
          .filter((language) => language !== interfaceLanguage)
          .map((language) => (
            <button
              key={language}
              type="button"
              className="language"
              lang={language}
              onClick={() => changeInterfaceLanguage(language)}
            >
              {interfaceLanguageNames[language]}
            </button>
          ))}
      </p>
    </main>
  );
}

import type { ReactNode } from 'react';
import { useHashTarget } from '#lib/hooks/use-hash-target.ts';
import { AppLink } from '#ui/app-link.tsx';
import { PageMeta } from '#ui/page-meta.tsx';
import { Save } from '../save/save-section.tsx';

type StatementsPageProps = {
  path: string;
  text: { title: string; description: string; heading: string; intro: string };
  /** The page that answers what comes before or after. */
  related: { text: string; to: string; label: string };
  children: ReactNode;
};

/** Statements with their sources, to be kept offline. */
export function StatementsPage({ path, text, related, children }: StatementsPageProps) {
  useHashTarget();
  return (
    <>
      <PageMeta
        title={text.title}
        description={text.description}
        path={path}
        image="/illustrations/algiers-kasbah-1600.webp"
      />
      <div className="page-width pt-10 pb-16 lg:pt-16">
        <h1 className="text-display">{text.heading}</h1>
        <p className="mt-6 max-w-[58ch] text-lead text-muted">{text.intro}</p>
        <p className="mt-3 mb-8 max-w-[66ch]">
          {related.text}{' '}
          <AppLink
            to={related.to}
            className="text-sea underline underline-offset-4 hover:text-sea-strong"
          >
            {related.label}
          </AppLink>
        </p>
        {children}
        <div className="mt-10">
          <Save.Section path={path} title={text.title} />
        </div>
      </div>
    </>
  );
}

import './auth.css';
import type { ReactNode } from 'react';
import { BrandMark } from '#ui/BrandMark.tsx';
import { useColourScheme } from '#ui/theme/use-colour-scheme.ts';

/** The frame of the pages for people who are not signed in: plain HTML, so that it is there at once. */
export function AuthLayout({ title, children }: { title: string; children: ReactNode }) {
  // The colours are the stylesheet's; this follows the system when it changes its mind.
  useColourScheme();
  return (
    <main className="auth">
      <title>{`${title} · Expat Buddy`}</title>
      <div className="auth-card">
        <p className="auth-brand">
          <BrandMark /> Expat Buddy <span>Back office</span>
        </p>
        <h1>{title}</h1>
        {children}
      </div>
      <p className="auth-foot">
        <a href="/">View site</a>
      </p>
    </main>
  );
}

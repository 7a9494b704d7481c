import type { Row } from '@expat-buddy/domain/supabase-client';
import { useCurrentYear } from '#lib/hooks/use-current-year.ts';
import { baseMessages } from '#messages/shell/base.ts';
import { CompanyLines } from './company-lines.tsx';
import { PhotoCredits } from './photo-credits.tsx';

type FooterNotesProps = { name: string; settings: Row<'site_settings'> | null };

export default function FooterNotes({ name, settings }: FooterNotesProps) {
  const { footer } = baseMessages;
  const year = useCurrentYear();
  return (
    <>
      <p className="tabular">{footer.copyright(year, name)}</p>
      <CompanyLines settings={settings} />
      <PhotoCredits />
    </>
  );
}

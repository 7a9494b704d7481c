import { brandFromSettings } from '@expat-buddy/domain/site-settings/brand';
import { useQuery } from '@tanstack/react-query';
import { urlOf } from '#lib/address.ts';
import { siteSettingsQueries } from '#lib/site-settings/site-settings-queries.ts';

/** On paper only: who to ask, and where the trip is found. */
export function PrintContact({ path }: { path: string }) {
  const { data: settings = null } = useQuery(siteSettingsQueries.current());
  const { name, phone, whatsapp, email, address } = brandFromSettings(settings);
  const numbers = [...new Set([phone, whatsapp])];
  const contact = [address, ...numbers, email].filter(Boolean).join(' · ');
  return (
    <div data-print-contact className="hidden print:block">
      <p className="font-medium">{name}</p>
      {contact && <p className="tabular">{contact}</p>}
      <p>{urlOf(path).replace(/^https?:\/\//, '')}</p>
    </div>
  );
}

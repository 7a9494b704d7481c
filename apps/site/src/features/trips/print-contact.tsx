import { brandFromSettings } from '@expat-buddy/domain/site-settings/brand';
import { useQuery } from '#hydrate/use-query.ts';
import { urlOf } from '#lib/address.ts';
import { siteSettingsQueries } from '#lib/site-settings/site-settings-queries.ts';
import { IsolatedValues } from '#ui/isolated-values.tsx';

/** On paper only: who to ask, and where the trip is found. */
export function PrintContact({ path }: { path: string }) {
  const { data: settings = null } = useQuery(siteSettingsQueries.current());
  const { name, phone, whatsapp, email, address } = brandFromSettings(settings);
  const contact = [...new Set([address, phone, whatsapp, email])].filter(Boolean);
  return (
    <div data-print-contact className="hidden print:block">
      <p className="font-medium">
        <bdi>{name}</bdi>
      </p>
      {contact.length > 0 && (
        <p className="tabular">
          <IsolatedValues values={contact} />
        </p>
      )}
      <p>
        <bdi dir="ltr">{urlOf(path).replace(/^https?:\/\//, '')}</bdi>
      </p>
    </div>
  );
}

import type { StaffLanguage } from '../messages/staff-texts.ts';
import type { ServiceClient } from '../service-client.ts';

const toStaffLanguage = (language: string | undefined): StaffLanguage =>
  language === 'fr' ? 'fr' : 'en';

/** The language of each colleague; that of most of them for a mailbox without an account, or for several readers. */
export async function readStaffLanguages(
  db: ServiceClient,
): Promise<(addresses: readonly string[]) => StaffLanguage> {
  const { data, error } = await db.rpc('staff_languages');
  if (error) throw error;
  const own = new Map(data.map(({ email, language }) => [email.toLowerCase(), language]));
  const french = data.filter(({ language }) => language === 'fr').length;
  const office: StaffLanguage = french * 2 > data.length ? 'fr' : 'en';
  return (addresses) => {
    const known = addresses.map((address) => own.get(address.trim().toLowerCase()));
    const [first] = known;
    return first && known.every((each) => each === first) ? toStaffLanguage(first) : office;
  };
}

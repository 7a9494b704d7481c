import { roleMay, type StaffRole } from '@expat-buddy/domain/account/staff-role';
import { useGetList } from 'react-admin';
import { t } from '#i18n/t.ts';
import { EVERY_ROW } from '#providers/data/long-page.ts';

type StaffRow = {
  id: string;
  role: StaffRole;
  profile: { email: string; full_name: string | null; disabled_at: string | null } | null;
};

/** Active colleagues who work on inquiries can be assigned to one. */
type Colleague = { id: string; name: string; isActive: boolean };

function colleagueOf({ id, role, profile }: StaffRow): Colleague {
  const name = profile?.full_name?.trim() || profile?.email || t('Unnamed colleague');
  const isActive = profile !== null && profile.disabled_at === null;
  return { id, name, isActive: isActive && roleMay(role, 'inquiries.write') };
}

export function useStaff() {
  const { data, isPending, error } = useGetList<StaffRow>(
    'staff',
    { pagination: EVERY_ROW, sort: { field: 'user_id', order: 'ASC' }, filter: {} },
    { staleTime: 300_000 },
  );
  const staff = (data ?? [])
    .map(colleagueOf)
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
  const nameOf = (id: string | null) => {
    if (id === null) return t('Nobody');
    const known = staff.find((colleague) => colleague.id === id);
    return known?.name ?? (isPending ? '…' : t('Former colleague'));
  };
  return { staff, nameOf, isPending, error };
}

import { toDataError } from '#providers/data/database-errors.ts';
import { supabase } from '#providers/supabase.ts';

export type NotificationSettings = Record<
  'assigned' | 'customer_replied' | 'proposal_answered' | 'due_today' | 'digest',
  boolean
>;

export const NOTIFICATIONS_KEY = ['notification_settings'];
export const allNotifications: NotificationSettings = {
  assigned: true,
  customer_replied: true,
  proposal_answered: true,
  due_today: true,
  digest: true,
};

/** One's own. Without a row, all are on. */
export async function readNotifications(): Promise<NotificationSettings> {
  const { data, error, status } = await supabase
    .from('notification_settings')
    .select('assigned,customer_replied,proposal_answered,due_today,digest')
    .maybeSingle();
  if (error) throw toDataError({ status, body: error });
  return data ?? allNotifications;
}

export async function saveNotifications(settings: NotificationSettings): Promise<void> {
  // Nobody may write the column of the owner, so an upsert would not know the row.
  const { data } = await supabase.auth.getSession();
  const own = data.session?.user.id ?? '';
  const changed = await supabase
    .from('notification_settings')
    .update(settings)
    .eq('user_id', own)
    .select('digest');
  if (changed.error) throw toDataError({ status: changed.status, body: changed.error });
  if (changed.data.length > 0) return;
  const added = await supabase.from('notification_settings').insert(settings);
  if (added.error) throw toDataError({ status: added.status, body: added.error });
}

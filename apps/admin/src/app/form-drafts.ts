import type { Json } from '@expat-buddy/domain/database.types';
import { toDataError } from '#providers/data/database-errors.ts';
import { env, supabase } from '#providers/supabase.ts';
import type { DraftStore, FormDraft, FormName, Typed } from '#ui/form/drafts/draft-store.ts';

const ON_CONFLICT = 'account_id,form,record_id';
/** What browsers send after the page is gone. */
const KEEPALIVE_BYTES = 60_000;

let token: string | undefined;
let accountId: string | undefined;
supabase.auth.onAuthStateChange((_event, session) => {
  token = session?.access_token;
  // The page belongs to its first account: the database refuses what another one would save for it.
  accountId ??= session?.user.id;
});

const rowOf = ({ form, recordId }: FormName, { changes, base, record_version }: Typed) => ({
  ...(accountId && { account_id: accountId }),
  form,
  record_id: recordId,
  changes: changes as NonNullable<Json>,
  base: base as NonNullable<Json>,
  record_version,
});

const match = ({ form, recordId }: FormName) => ({ form, record_id: recordId });

export const formDrafts: DraftStore = {
  async read(name) {
    const { data, error, status } = await supabase
      .from('form_drafts')
      .select('changes,base,record_version,updated_at')
      .match(match(name))
      .maybeSingle()
      .overrideTypes<FormDraft, { merge: false }>();
    if (error) throw toDataError({ status, body: error });
    return data;
  },
  async save(name, typed) {
    const { error, status } = await supabase
      .from('form_drafts')
      .upsert(rowOf(name, typed), { onConflict: ON_CONFLICT });
    if (error) throw toDataError({ status, body: error });
  },
  async drop(name) {
    const { error, status } = await supabase.from('form_drafts').delete().match(match(name));
    if (error) throw toDataError({ status, body: error });
  },
  saveAtOnce(name, typed) {
    if (!token) return;
    const body = JSON.stringify(rowOf(name, typed));
    void fetch(`${env.supabaseUrl}/rest/v1/form_drafts?on_conflict=${ON_CONFLICT}`, {
      method: 'POST',
      keepalive: new Blob([body]).size < KEEPALIVE_BYTES,
      headers: {
        apikey: env.publishableKey,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        prefer: 'resolution=merge-duplicates,return=minimal',
      },
      body,
    }).catch(() => {});
  },
};

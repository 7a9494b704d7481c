type OutboxRow = { [column: string]: unknown };
type Claim = { batch: number; keys?: string[] };
type Settle = { mail: string; attempt: number; outcome: string; sentence: string };

const states: Readonly<Record<string, string>> = {
  failed: 'queued',
  refused: 'failed',
  bounced: 'failed',
};

/**
 * An in-memory version of `claim_mails`, `begin_delivery` and `settle_mail`; undefined for
 * other calls.
 */
export function outboxCall(pathname: string, body: unknown, rows: OutboxRow[]) {
  if (pathname.endsWith('/rpc/claim_mails')) {
    const { batch, keys } = body as Claim;
    const due = rows
      .filter((row) => row.status === 'queued' && Number(row.attempts) === 0)
      .filter((row) => !keys || keys.includes(String(row.idempotency_key)));
    return due.slice(0, batch).map((row) => {
      Object.assign(row, { status: 'sending', attempts: Number(row.attempts) + 1 });
      return { ...row };
    });
  }
  if (pathname.endsWith('/rpc/begin_delivery')) return true;
  if (pathname.endsWith('/rpc/settle_mail')) {
    const { mail, outcome, sentence } = body as Settle;
    const status = states[outcome] ?? outcome;
    const row = rows.find((each) => each.id === mail);
    Object.assign(row ?? {}, { status, last_error: outcome === 'sent' ? null : sentence });
    return null;
  }
  return undefined;
}

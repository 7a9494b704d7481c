/** The emails to a customer about a proposal after it was sent: it is withdrawn, or confirmed. */
import { saveProposal } from '@expat-buddy/domain/proposal/queries';
import type { ProposalDraft, ProposalItem } from '@expat-buddy/domain/proposal/types';
import { signedIn } from '@expat-buddy/local-supabase/testing/test-backend';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MailFixture } from './mail-fixture.ts';
import { receivedText } from './received-text.ts';

let fixture: MailFixture;
let staff: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  fixture = await MailFixture.start();
  staff = await signedIn(fixture.project, 'staff@example.com');
});
afterAll(() => fixture.smtp.stop());

const item: ProposalItem = {
  id: '',
  kind: 'text',
  entity_id: null,
  title: 'Guide',
  details: '',
  quantity: 1,
  unit_price_minor: 560_200,
  is_included: false,
};
const draft: ProposalDraft = {
  title: 'Djanet',
  travellers: '2 people',
  currency: 'EUR',
  starts_on: '2027-03-04',
  ends_on: '2027-03-12',
  included: [],
  not_included: [],
  terms: '',
  language: 'fr',
  valid_until: '2199-01-01',
  items: [],
};

async function inquiry() {
  const id = crypto.randomUUID();
  const email = `amina-${id}@example.org`;
  await fixture.project.sql(
    `insert into public.contact_submissions (id, name, email, service, message, language, created_at)
     values ($1, 'Amina', $2, 'trip-planner', 'Le Tassili en mars.', 'fr', now() - interval '2 minutes')`,
    [id, email],
  );
  await fixture.drain();
  return { id, email };
}

/** Sends a proposal with a message, as the back office does. Returns its id, and the refusal if there is one. */
async function send(submission: string, changes: Partial<ProposalItem> = {}) {
  const [proposal, message] = [crypto.randomUUID(), crypto.randomUUID()];
  const items = [{ ...item, id: crypto.randomUUID(), ...changes }];
  await saveProposal(staff, proposal, submission, { ...draft, items }, null).throwOnError();
  const to_emails = ['somebody@example.org'];
  await staff
    .from('submission_messages')
    .insert({
      id: message,
      submission_id: submission,
      to_emails,
      body: 'Bonjour',
      proposal_id: proposal,
    })
    .throwOnError();
  const { error } = await staff.rpc('send_message', { message, next_status: 'waiting' });
  return { proposal, refusal: error?.message };
}

const answer = async (submission: string, proposal: string) => {
  const accepted = { submission, proposal, accepts: true, reason: '' };
  return (await fixture.db.rpc('answer_proposal', accepted)).data;
};
/** Without the receipt of the inquiry. */
const told = (email: string) =>
  fixture
    .acceptedFor(email)
    .map(({ text }) => receivedText(text).text)
    .slice(1);

it('sends no proposal in which a line has no price', async () => {
  const { id } = await inquiry();
  const { refusal } = await send(id, { unit_price_minor: 0 });
  expect(refusal).toBe('Enter a price for each line, or mark it as included.');
});

it('tells the customer once that a proposal is withdrawn, which can then no longer be accepted', async () => {
  const { id, email } = await inquiry();
  const { proposal, refusal } = await send(id);
  expect(refusal).toBeUndefined();
  for (const _ of [1, 2]) await staff.rpc('withdraw_proposal', { proposal }).throwOnError();
  await fixture.drain();
  await fixture.drain();
  expect(await answer(id, proposal)).toBe('withdrawn');
  expect(told(email)).toHaveLength(1);
  expect(told(email)[0]).toMatch(/Nous avons retiré cette proposition/);
  expect(told(email)[0]).toMatch(/\/fr\/my-inquiry#[\w-]{43}/);
});

it('tells the customer once that the proposal they accepted is confirmed', async () => {
  const { id, email } = await inquiry();
  const { proposal } = await send(id);
  expect(await answer(id, proposal)).toBe('accepted');
  await fixture.drain();
  expect(told(email)).toEqual([]);
  await staff.rpc('confirm_proposal', { proposal }).throwOnError();
  await fixture.drain();
  await fixture.drain();
  expect(told(email)).toHaveLength(1);
  expect(told(email)[0]).toMatch(/Votre réservation est confirmée/);
  const [row] = await fixture.project.sql(
    `select "departureDate"::text as first, "returnDate"::text as last from public.contact_submissions where id = $1`,
    [id],
  );
  expect(row).toEqual({ first: '2027-03-04', last: '2027-03-12' });
});

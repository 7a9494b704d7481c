/**
 * `node packages/product-tests/src/kill/kill-test.ts [inquiries|replies] [rounds]`: ten rounds of a hundred inquiries,
 * or of fifty replies and fifty messages of customers. Exits with status 1 when anything was lost or duplicated.
 */
import { inquiryRound } from './inquiry-round.ts';
import { replyRound } from './reply-round.ts';

const EACH = 100;
const kind = process.argv[2] === 'replies' ? 'replies' : 'inquiries';
const rounds = Number(process.argv[3] ?? 10);

function run(round: number) {
  // From early to late kills, alternately while something is saved and while mails are sent.
  const isOfMails = round % 2 === 0;
  if (kind === 'inquiries') {
    const all = isOfMails ? 2 * EACH : EACH;
    const killAfter = Math.round((all * 0.9 * round) / rounds);
    return inquiryRound({ inquiries: EACH, killAfter, of: isOfMails ? 'mails' : 'inquiries' });
  }
  const killAfter = Math.round((EACH * 0.9 * round) / rounds);
  const of = isOfMails ? 'mails' : 'messages';
  return replyRound({ conversations: EACH / 2, killAfter, of });
}

type Round = Awaited<ReturnType<typeof run>>;

const results: Round[] = [];
for (let round = 1; round <= rounds; round++) {
  const result = await run(round);
  results.push(result);
  console.log(`round ${round}: ${JSON.stringify(result)}`);
}
const sum = (key: keyof Round) => results.reduce((total, result) => total + result[key], 0);
console.log(
  `${rounds} rounds of ${EACH} ${kind === 'inquiries' ? kind : 'messages'}: ${sum('acknowledged')} acknowledged before the kill, ${sum('lost')} lost, ${sum('duplicated')} duplicated; ` +
    `${sum('saved')} saved in the end; ${sum('mailsMissing')} mails missing, ${sum('mailsDuplicated')} duplicated, ${sum('mailsUncertain')} uncertain (${sum('uncertainArrived')} of them had arrived).`,
);
const faults = sum('lost') + sum('duplicated') + sum('mailsMissing') + sum('mailsDuplicated');
process.exit(faults === 0 && sum('saved') === rounds * EACH ? 0 : 1);

/**
 * `node packages/local-supabase/src/kill-test.ts [rounds]`: kills the backend with `kill -9` in the middle
 * of a hundred inquiries, ten times over, and ends with status 1 when one was lost or doubled.
 */
import { type KillRound, killRound } from './testing/kill-round.ts';

const INQUIRIES = 100;
const rounds = Number(process.argv[2] ?? 10);
const results: KillRound[] = [];
for (let round = 1; round <= rounds; round++) {
  // From early to late; in every other round the kill meets the saving, in the rest the mailing.
  const of = round % 2 === 0 ? 'mails' : 'inquiries';
  const all = of === 'mails' ? 2 * INQUIRIES : INQUIRIES;
  const killAfter = Math.round((all * 0.9 * round) / rounds);
  const plan = { inquiries: INQUIRIES, killAfter, of } as const;
  const result = await killRound(plan);
  results.push(result);
  console.log(`round ${round}, ${JSON.stringify(plan)}: ${JSON.stringify(result)}`);
}
const sum = (key: keyof KillRound) => results.reduce((total, result) => total + result[key], 0);
console.log(
  `${rounds} rounds of ${INQUIRIES}: ${sum('acknowledged')} acknowledged before the kill, ${sum('lost')} lost, ${sum('doubled')} doubled; ` +
    `${sum('saved')} saved in the end; ${sum('mailsMissing')} mails missing, ${sum('mailsDoubled')} doubled, ${sum('mailsUncertain')} uncertain (${sum('uncertainArrived')} of them had arrived).`,
);
const faults = sum('lost') + sum('doubled') + sum('mailsMissing') + sum('mailsDoubled');
process.exit(faults === 0 && sum('saved') === rounds * INQUIRIES ? 0 : 1);

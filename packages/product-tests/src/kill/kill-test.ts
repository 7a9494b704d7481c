/**
 * `node packages/product-tests/src/kill/kill-test.ts [rounds]`: ten rounds of a hundred inquiries by default.
 * Exits with status 1 when an inquiry or mail was lost or duplicated.
 */
import { type KillRound, killRound } from './kill-round.ts';

const INQUIRIES = 100;
const rounds = Number(process.argv[2] ?? 10);
const results: KillRound[] = [];
for (let round = 1; round <= rounds; round++) {
  // From early to late kills, alternately while inquiries are saved and while mails are sent.
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
  `${rounds} rounds of ${INQUIRIES}: ${sum('acknowledged')} acknowledged before the kill, ${sum('lost')} lost, ${sum('duplicated')} duplicated; ` +
    `${sum('saved')} saved in the end; ${sum('mailsMissing')} mails missing, ${sum('mailsDuplicated')} duplicated, ${sum('mailsUncertain')} uncertain (${sum('uncertainArrived')} of them had arrived).`,
);
const faults = sum('lost') + sum('duplicated') + sum('mailsMissing') + sum('mailsDuplicated');
process.exit(faults === 0 && sum('saved') === rounds * INQUIRIES ? 0 : 1);

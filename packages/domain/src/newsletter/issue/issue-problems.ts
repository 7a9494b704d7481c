import { isLinkAddress, linksIn } from './markup.ts';
import { tripOfPath } from './trips.ts';
import type { IssueBlock, IssueContent, IssueTrips } from './types.ts';

type IssueProblem = { sentence: string; blockId?: string };

const blockNames = { text: 'Text', picture: 'Picture', trips: 'Trips' } as const;

/** "Picture in block 2". */
export const blockName = (block: IssueBlock, at: number) =>
  `${blockNames[block.kind]} in block ${at + 1}`;

function problemsOf(block: IssueBlock, trips: IssueTrips): string[] {
  if (block.kind === 'picture') {
    if (block.image.trim() === '') return ['no picture is chosen.'];
    return block.alt.trim() === '' ? ['the alternative text is missing.'] : [];
  }
  if (block.kind === 'trips') {
    if (block.trips.length === 0) return ['no trip is chosen.'];
    return block.trips
      .filter((name) => !trips.has(name))
      .map((name) => `/${name} is not published.`);
  }
  if (block.text.trim() === '') return ['the text is empty.'];
  return linksIn(block.text).flatMap(({ text, address }) => {
    if (!isLinkAddress(address)) {
      return [`the link “${text}” needs https://, mailto: or a path such as /travels.`];
    }
    const trip = tripOfPath(address);
    return trip && !trips.has(trip) ? [`the link “${text}” leads to no published trip.`] : [];
  });
}

/** What keeps an issue from being sent; empty when it is complete. */
export function issueProblems(content: IssueContent, trips: IssueTrips): IssueProblem[] {
  const problems: IssueProblem[] = [];
  if (content.subject.trim() === '') problems.push({ sentence: 'The subject is missing.' });
  if (content.blocks.length === 0) problems.push({ sentence: 'There is no block yet.' });
  for (const [at, block] of content.blocks.entries()) {
    for (const problem of problemsOf(block, trips)) {
      problems.push({ sentence: `${blockName(block, at)}: ${problem}`, blockId: block.id });
    }
  }
  return problems;
}

import { paths } from '#lib/paths.ts';
import { baseMessages } from '#messages/shell/base.ts';

/** The two guides beside the main navigation: in the quiet row of the header and in the menu of phones. */
export const guideLinks = () => [
  { to: paths.livingHere, label: baseMessages.guides.livingHere },
  { to: paths.entryPapers, label: baseMessages.guides.entryPapers },
];

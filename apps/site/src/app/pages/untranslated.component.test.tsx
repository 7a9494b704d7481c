// A French or Arabic page marks what is still English. The marks depend on the rows, not on the page's language.
import { EVERYTHING } from '@expat-buddy/domain/language/lang-of';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { aCollection, anEvent, aProduct, aService, aVehicle } from '#testing/catalogue-rows.ts';
import { fakeApi } from '#testing/fake-api.ts';
import { record } from '#testing/record.ts';
import { renderPage } from '#testing/render-site.tsx';
import { aGuideEntry, anEntryRule, aTeamMember } from '#testing/rows.ts';
import { anActivity, anActivityCategory, aTravel, aTravelCategory } from '#testing/trip-rows.ts';

const slide = { ...record, id: 'slide', title: 'A title', description: 'A text', image: '' };
const links = { image_alt: '', button_text: 'A button', button_link: '/travels' };
const question = { id: 'visa', topic: 'before-you-come', title: 'A title', answer: 'A text' };

const kinds: { table: string; path: string; row: object; texts: string[] }[] = [
  {
    table: 'activities',
    path: '/activities',
    row: anActivity({ title: 'A title', description: 'A text' }),
    texts: ['A title', 'A text'],
  },
  {
    table: 'activities',
    path: '/activities/evening-walk',
    row: anActivity({
      id: 'evening-walk',
      title: 'A title',
      description: 'A text',
      longdescription: 'A long text',
      highlights: ['A highlight'],
      duration: 'Some hours',
    }),
    texts: ['A title', 'A text', 'A long text', 'A highlight', 'Some hours'],
  },
  {
    table: 'activity_categories',
    path: '/activity-categories/walks',
    row: anActivityCategory({ id: 'walks', name: 'A name', description: 'A text' }),
    texts: ['A name', 'A text'],
  },
  {
    table: 'travel_categories',
    path: '/categories/western',
    row: aTravelCategory({ name: 'A name', description: 'A text', ctaTitle: 'A question' }),
    texts: ['A name', 'A text', 'A question'],
  },
  {
    table: 'travels',
    path: '/travels',
    row: aTravel({ title: 'A title', description: 'A text', highlights: ['A highlight'] }),
    texts: ['A title', 'A text', 'A highlight'],
  },
  {
    table: 'services',
    path: '/services',
    row: aService({ title: 'A title', description: 'A text', what_we_do: ['A deed'] }),
    texts: ['A title', 'A text', 'A deed'],
  },
  {
    table: 'faq_questions',
    path: '/faq',
    row: question,
    texts: ['A title', 'A text'],
  },
  {
    table: 'products',
    path: '/store',
    row: aProduct({ name: 'A name', maker: 'A maker', description: 'A text' }),
    texts: ['A name', 'A maker', 'A text'],
  },
  {
    table: 'product_collections',
    path: '/store/boussaada-knives',
    row: { ...aCollection({ title: 'A title', craft: 'A text', care: ['Advice'] }), products: [] },
    texts: ['A title', 'A text', 'Advice'],
  },
  {
    table: 'vehicles',
    path: '/rv-rental/long-van',
    row: aVehicle({ name: 'A name', description: 'A text', equipment: ['A table'] }),
    texts: ['A name', 'A text', 'A table'],
  },
  {
    table: 'events',
    path: '/events/algroove',
    row: anEvent({ title: 'A title', tagline: 'A line', programme: ['An evening'] }),
    texts: ['A title', 'A line', 'An evening'],
  },
  {
    table: 'hero_slides',
    path: '/',
    row: { ...slide, ...links },
    texts: ['A title', 'A text', 'A button'],
  },
  {
    table: 'team_members',
    path: '/why-us',
    row: aTeamMember({ role: 'A role', description: 'A text' }),
    texts: ['A role', 'A text'],
  },
  {
    table: 'guide_entries',
    path: '/living-here',
    row: aGuideEntry({ title: 'A title', statement: 'A text', source_name: 'A source' }),
    texts: ['A title', 'A text', 'A source'],
  },
  {
    table: 'entry_rules',
    path: '/entry-papers',
    row: anEntryRule({ title: 'A title', statement: 'A text', where_to_get: 'A place' }),
    texts: ['A title', 'A text', 'A place'],
  },
];

it.each(kinds)('$path marks the English texts of $table', async ({ table, path, row, texts }) => {
  fakeApi().answer(table, [{ ...row, untranslated: [EVERYTHING] }]);
  await renderPage(path);
  const main = page.getByRole('main');
  for (const text of texts) {
    await expect.poll(() => main.getByText(text, { exact: true }).elements()).not.toHaveLength(0);
    for (const element of main.getByText(text, { exact: true }).elements()) {
      const marked = element.closest('[lang]');
      expect(marked?.getAttribute('lang'), text).toBe('en');
      expect(marked?.getAttribute('dir'), text).toBe('ltr');
    }
  }
});

// The store: its products and its collections.
import { server } from '../support/api.ts';
import { test as base, expect } from '../support/fixtures.ts';

type Fixtures = {
  /** A product of the test's own that is sold out, deleted afterwards. */
  product: { id: string; name: string };
  /** A collection of the test's own with one product to order, deleted afterwards. */
  collection: { id: string; title: string; productId: string; productName: string };
};

const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it must prepare from this pattern.
  product: async ({}, use) => {
    const key = crypto.randomUUID().slice(0, 8);
    const product = { id: `test-product-${key}`, name: `Copper tray ${key}` };
    const database = server();
    await database
      .from('products')
      .insert({
        ...product,
        maker: 'Coppersmiths of the kasbah',
        place: 'Constantine',
        description: 'A tray for the tests.',
        image: 'illustrations/constantine-bridges.webp',
        price: '9 000 DA',
        availability: 'sold_out',
        status: 'published',
        position: 900,
      })
      .throwOnError();
    await use(product);
    await database.from('products').delete().eq('id', product.id).throwOnError();
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it must prepare from this pattern.
  collection: async ({}, use) => {
    const key = crypto.randomUUID().slice(0, 8);
    const collection = {
      id: `test-collection-${key}`,
      title: `Baskets ${key}`,
      productId: `test-basket-${key}`,
      productName: `Round basket ${key}`,
    };
    const database = server();
    await database
      .from('product_collections')
      .insert({
        id: collection.id,
        title: collection.title,
        craft: 'Palm leaves are split, wetted and coiled.',
        care: ['Keep it dry.'],
        legal_note: 'Plants can need a paper at the border.',
        status: 'published',
        position: 900,
      })
      .throwOnError();
    await database
      .from('products')
      .insert({
        id: collection.productId,
        collection_id: collection.id,
        name: collection.productName,
        availability: 'made_to_order',
        status: 'published',
        position: 900,
      })
      .throwOnError();
    await use(collection);
    await database.from('products').delete().eq('id', collection.productId).throwOnError();
    await database.from('product_collections').delete().eq('id', collection.id).throwOnError();
  },
});

test('a product shows its details and presets its inquiry', async ({ page, product }) => {
  await page.goto('/store');
  await expect(page.getByText('There is no cart, and nothing is paid online.')).toBeVisible();
  const item = page.getByRole('article').filter({ hasText: product.name });
  for (const text of [
    'Coppersmiths of the kasbah',
    'Constantine',
    '9 000 DA',
    'Currently sold out',
  ]) {
    await expect(item).toContainText(text);
  }
  await item.getByRole('button', { name: `Ask when it will be back (${product.name})` }).click();
  const dialog = page.getByRole('dialog', { name: 'Contact Us' });
  await expect(dialog).toContainText(`Send us an inquiry about ${product.name}`);
  await expect(dialog.getByLabel('Service')).toHaveValue('General inquiry');
  await expect(dialog.getByLabel('Message')).toHaveValue(
    `Please tell me when this is available again: ${product.name}.\n`,
  );
  await page.keyboard.press('Escape');

  await test.step('what was typed about one product does not show for another', async () => {
    const message = dialog.getByLabel('Message');
    await page.getByRole('button', { name: /^Ask.*Deglet Nour/ }).click();
    await message.fill('Ten kilograms of dates, please.');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Ask.*Painted Bowl/ }).click();
    await expect(message).toHaveValue(/Painted Bowl/);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Ask.*Deglet Nour/ }).click();
    await expect(message).toHaveValue('Ten kilograms of dates, please.');
  });
});

test('the search leads to a product in its collection', async ({ page, product, collection }) => {
  for (const [id, name] of [
    [product.id, product.name],
    [collection.productId, collection.productName],
  ] as const) {
    const { data } = await server().rpc('search_site', { term: name }).throwOnError();
    const url = data?.find(({ record_id }) => record_id === id)?.url ?? '';
    expect(url).toContain(`#${id}`);
    await page.goto(url);
    const item = page.getByRole('article').filter({ hasText: name }).last();
    await expect(item).toBeFocused();
    await expect(item.getByRole('heading', { name })).toBeInViewport();
  }
  await expect(page).toHaveURL(new RegExp(`/store/${collection.id}#`));
  await expect(page.getByRole('heading', { level: 1, name: collection.title })).toBeVisible();
  await expect(page.getByText('Palm leaves are split, wetted and coiled.')).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: 'Made to order' }).last()).toContainText(
    'Price on request',
  );
});

test('the store leads to each product and collection', async ({ page, product }) => {
  await page.goto('/store');
  const contents = page.getByRole('navigation', { name: 'Contents' });
  await contents.getByRole('link', { name: product.name }).click();
  await expect(page.getByRole('heading', { name: product.name })).toBeInViewport();
  await page.goBack();
  await expect(contents).toBeInViewport();

  await page.getByRole('link', { name: 'Open the collection Boussaâda Knives' }).click();
  await expect(page).toHaveURL('/store/boussaada-knives');
  await expect(page.getByRole('heading', { level: 1, name: 'Boussaâda Knives' })).toBeVisible();
  for (const part of ['The craft', 'The pieces', 'How to look after it']) {
    await expect(page.getByRole('heading', { name: part })).toBeVisible();
  }
  await expect(
    page.getByRole('region', { name: 'Please read before you travel with one' }),
  ).toContainText('checked baggage only');
  await page.getByRole('button', { name: /^Ask.*Horn Handle/ }).click();
  await expect(page.getByRole('dialog', { name: 'Contact Us' }).getByLabel('Message')).toHaveValue(
    'I would like to ask for one: Boussaâdi with Horn Handle.\n',
  );
});

-- The store, by inquiry. Makers are named by craft and place, never as persons; prices are examples.

insert into public.product_collections
  (id, title, description, craft, care, legal_note, image, status, position)
values
  (
    'boussaada-knives', 'Boussaâda Knives',
    'The Boussaâdi, forged in and around Bou Saâda, is a knife for daily work that has carried the town’s name well beyond it. Each one is made by hand and differs a little from the next.',
    'A Boussaâdi begins as a bar of carbon steel, sometimes as a worn-out file. The cutler forges the blade, grinds it by hand and often marks it with fine engraved lines. The handle is of wood or ram’s horn, bound with brass; the sheath is a wooden core covered with leather. Several workshops in the town’s craft market still work this way, often with sons beside their fathers.',
    array[
      'Wipe the blade dry after every use: carbon steel darkens with time and rusts if left wet.',
      'A thin film of food-safe oil protects it when it is put away.',
      'Sharpen on a fine whetstone with water. Never use a dishwasher or an electric grinder.',
      'Rub horn and wood with a little oil twice a year, and keep them away from heaters.'
    ],
    'Knives travel in checked baggage only, never in the cabin. In many countries it is an offence to carry a fixed blade in public without a good reason, and some restrict importing or mailing knives or items made of horn: please check the customs and weapons rules of each country on your way. We sell to adults only. This note is for information only and is not legal advice.',
    'illustrations/boussaada-workshop.webp', 'published', 10
  )
on conflict (id) do nothing;

insert into public.products
  (id, collection_id, name, maker, place, description, image, gallery, price, availability, status, position)
values
  (
    'boussaadi-small', 'boussaada-knives', 'Small Boussaâdi, Wooden Handle', 'A workshop in Bou Saâda', 'Bou Saâda',
    'A hand-sized knife for fruit, bread and picnics, blade about 10 centimetres, handle of oak, leather sheath for the drawer or the rucksack.',
    'illustrations/boussaada-workshop.webp', array['illustrations/boussaada-workshop.webp'],
    '4 500 DA', 'in_stock', 'published', 10
  ),
  (
    'boussaadi-horn', 'boussaada-knives', 'Boussaâdi with Horn Handle', 'A workshop in Bou Saâda', 'Bou Saâda',
    'The classic: a straight forged blade of about 16 centimetres, ram’s horn bound with brass wire, sheath of wood under leather.',
    'illustrations/boussaada-workshop.webp', array['illustrations/boussaada-workshop.webp', 'illustrations/medina-market.webp'],
    'From 12 000 DA', 'made_to_order', 'published', 20
  ),
  (
    'boussaadi-kitchen-pair', 'boussaada-knives', 'Pair of Kitchen Knives', 'Cutlers of the craft market', 'Bou Saâda',
    'A broad blade and a narrow one, forged for the kitchen by the same hands that make the Boussaâdi, with plain wooden handles.',
    'illustrations/boussaada-workshop.webp', array['illustrations/boussaada-workshop.webp'],
    'on request', 'made_to_order', 'published', 30
  ),
  (
    'deglet-nour-tolga', null, 'Deglet Nour Dates from Tolga', 'Growers around Tolga', 'Tolga, Biskra',
    'On the branch, as they are picked between October and December: light, amber and honeyed. Sold by the kilogram in season; keep them cool.',
    'illustrations/oasis-palms.webp', array['illustrations/oasis-palms.webp'],
    '1 200 DA', 'in_stock', 'published', 40
  ),
  (
    'kabyle-pottery-bowl', null, 'Painted Bowl of Kabylie', 'Potters of the Maâtkas', 'Maâtkas, Kabylie',
    'Shaped without a wheel, painted with red, black and white signs and fired in the open, a craft handed down by the women of Kabylie. For display or for fruit, not for the oven.',
    'illustrations/kabylie-village.webp', array['illustrations/kabylie-village.webp'],
    '3 800 DA', 'in_stock', 'published', 50
  ),
  (
    'mzab-rug', null, 'Knotted Rug of the M''Zab', 'A weavers'' workshop in Ghardaïa', 'Ghardaïa',
    'Wool on an upright loom, with the geometric signs of the valley. About 80 by 150 centimetres; colours are agreed before work starts, which then takes a few weeks.',
    'illustrations/ghardaia-mzab.webp', array['illustrations/ghardaia-mzab.webp', 'illustrations/medina-market.webp'],
    '€260', 'made_to_order', 'published', 60
  ),
  (
    'tuareg-silver-pendant', null, 'Tuareg Silver Pendant', 'Smiths of Tamanrasset', 'Tamanrasset',
    'Cut, engraved and polished by smiths of the Hoggar, on a plaited leather cord. No two engravings are the same; you choose from photographs of the pieces on the bench.',
    'illustrations/silver-pendant.webp', array['illustrations/silver-pendant.webp'],
    '€75', 'made_to_order', 'published', 70
  ),
  (
    'olive-oil-kabylie', null, 'Olive Oil of Kabylie', 'A village press in Kabylie', 'Kabylie',
    'Pressed in late autumn, mostly from Chemlal, the olive of the Kabyle hills. One-litre tins; this year’s pressing has been sold, the next comes in December.',
    'illustrations/olive-oil.webp', array['illustrations/olive-oil.webp', 'illustrations/kabylie-village.webp'],
    '1 500 DA', 'sold_out', 'published', 80
  )
on conflict (id) do nothing;

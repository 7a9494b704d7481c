import { SelectInput } from 'react-admin';
import { GalleryInput } from '#features/photos/GalleryInput.tsx';
import { PictureInput } from '#features/photos/PictureInput.tsx';
import { TitleAndSlugInputs } from '#features/slug/TitleAndSlugInputs.tsx';
import { t } from '#i18n/t.ts';
import { FormTabs } from '#ui/form/FormTabs.tsx';
import { PlainTextInput } from '#ui/inputs/PlainTextInput.tsx';
import { PriceInput } from '#ui/inputs/PriceInput.tsx';
import { PublicationInput } from '#ui/inputs/PublicationInput.tsx';
import { CollectionInput } from './CollectionInput.tsx';
import { availabilityChoices } from './product-form.ts';

export function MakerInput() {
  return (
    <PlainTextInput
      source="maker"
      label={t('Maker')}
      helperText={t('A craft or a community, such as “A workshop in Bou Saâda”.')}
    />
  );
}

export function PlaceInput() {
  return <PlainTextInput source="place" label={t('Place')} />;
}

export function AvailabilityInput() {
  return (
    <SelectInput
      source="availability"
      label={t('Availability')}
      choices={availabilityChoices}
      translateChoice={false}
      helperText={false}
      isRequired
    />
  );
}

function WordsTab() {
  return (
    <>
      <TitleAndSlugInputs titleSource="name" titleLabel={t('Name')} />
      <PublicationInput />
      <PlainTextInput source="description" label={t('Description')} multiline minRows={3} />
      <MakerInput />
      <PlaceInput />
    </>
  );
}

function PriceTab() {
  return (
    <>
      <PriceInput source="price" label={t('Price')} />
      <AvailabilityInput />
      <CollectionInput />
    </>
  );
}

const tabs = [
  {
    key: 'text',
    label: t('Text'),
    fields: ['name', 'id', 'status', 'description', 'maker', 'place'],
    content: <WordsTab />,
  },
  {
    key: 'price',
    label: t('Price and collection'),
    fields: ['price', 'availability', 'collection_id'],
    content: <PriceTab />,
  },
  {
    key: 'pictures',
    label: t('Photos'),
    fields: ['image', 'gallery'],
    content: (
      <>
        <PictureInput source="image" />
        <GalleryInput source="gallery" label={t('Gallery')} />
      </>
    ),
  },
];

export default function ProductInputs() {
  return <FormTabs tabs={tabs} label={t('Parts of the product')} />;
}

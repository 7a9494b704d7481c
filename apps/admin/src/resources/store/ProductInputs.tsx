import { availabilities } from '@expat-buddy/domain/product/availability';
import { SelectInput, TextInput } from 'react-admin';
import { FormTabs } from '#layout/FormTabs.tsx';
import { keepText } from '#layout/inputs/form-text.ts';
import { GalleryInput } from '#layout/inputs/GalleryInput.tsx';
import { PictureInput } from '#layout/inputs/PictureInput.tsx';
import { PriceInput } from '#layout/inputs/PriceInput.tsx';
import { PublicationInput } from '#layout/inputs/PublicationInput.tsx';
import { TitleAndSlug } from '#layout/inputs/TitleAndSlug.tsx';
import { CollectionInput } from './CollectionInput.tsx';
import { availabilityNames } from './product-form.ts';

const availabilityChoices = availabilities.map((id) => ({ id, name: availabilityNames[id] }));

function WordsTab() {
  return (
    <>
      <TitleAndSlug titleSource="name" titleLabel="Name" />
      <PublicationInput />
      <TextInput
        source="description"
        label="Description"
        parse={keepText}
        helperText={false}
        multiline
        minRows={3}
      />
      <TextInput
        source="maker"
        label="Maker"
        parse={keepText}
        helperText="A craft or a community, such as “A workshop in Bou Saâda”."
      />
      <TextInput source="place" label="Place" parse={keepText} helperText={false} />
    </>
  );
}

function PriceTab() {
  return (
    <>
      <PriceInput source="price" label="Price" />
      <SelectInput
        source="availability"
        label="Availability"
        choices={availabilityChoices}
        translateChoice={false}
        helperText={false}
        isRequired
      />
      <CollectionInput />
    </>
  );
}

const tabs = [
  {
    key: 'words',
    label: 'Text',
    fields: ['name', 'id', 'status', 'description', 'maker', 'place'],
    content: <WordsTab />,
  },
  {
    key: 'price',
    label: 'Price and collection',
    fields: ['price', 'availability', 'collection_id'],
    content: <PriceTab />,
  },
  {
    key: 'pictures',
    label: 'Photos',
    fields: ['image', 'gallery'],
    content: (
      <>
        <PictureInput source="image" />
        <GalleryInput source="gallery" label="Gallery" />
      </>
    ),
  },
];

export default function ProductInputs() {
  return <FormTabs tabs={tabs} label="Parts of the product" />;
}

import { Button } from '@mui/material';
import { FileUp } from 'lucide-react';
import { useRef } from 'react';
import { t } from '#i18n/t.ts';

export function CsvFileButton({ onFile }: { onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant="contained"
        startIcon={<FileUp size={18} />}
        onClick={() => input.current?.click()}
      >
        {t('Choose a CSV file')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,text/csv"
        aria-label={t('CSV file')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          target.value = '';
        }}
      />
    </>
  );
}

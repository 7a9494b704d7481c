import { inquiryFileTypes } from '@expat-buddy/domain/inquiry-file/file-type';
import { Box, Button, IconButton, LinearProgress, Typography } from '@mui/material';
import { Paperclip, RotateCw, X } from 'lucide-react';
import { useRef } from 'react';
import { useNotify } from 'react-admin';
import { t } from '#i18n/t.ts';
import { sizeOf } from '#ui/size-of.ts';
import type { Upload, useMessageFiles } from './use-message-files.ts';

type Files = ReturnType<typeof useMessageFiles>;

const row = { display: 'flex', alignItems: 'center', gap: 1, minHeight: 36 } as const;

function UploadRow({ upload, files }: { upload: Upload; files: Files }) {
  const { file, part, problem } = upload;
  return (
    <Box component="li">
      <Box sx={row}>
        <Typography variant="body2" dir="auto" sx={{ flex: 1, overflowWrap: 'anywhere' }}>
          {file.name}
        </Typography>
        {problem && (
          <IconButton
            size="small"
            aria-label={t('Try {name} again', { name: file.name })}
            onClick={() => void files.retry(upload)}
          >
            <RotateCw size={16} />
          </IconButton>
        )}
        {problem && (
          <IconButton
            size="small"
            aria-label={t('Remove {name}', { name: file.name })}
            onClick={() => files.forget(upload.id)}
          >
            <X size={16} />
          </IconButton>
        )}
      </Box>
      {problem ? (
        <Typography variant="caption" color="error" role="alert">
          {problem}
        </Typography>
      ) : (
        <LinearProgress
          variant="determinate"
          value={Math.round(part * 100)}
          aria-label={t('Uploading {name}', { name: file.name })}
        />
      )}
    </Box>
  );
}

/** The files of the reply, each with its progress until it is stored. */
export function AttachedFiles({ files }: { files: Files }) {
  const notify = useNotify();
  if (files.stored.length + files.uploads.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label={t('Attached files')}
      sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}
    >
      {files.stored.map((file) => (
        <Box component="li" key={file.id} sx={row}>
          <Paperclip size={16} aria-hidden="true" />
          <Typography variant="body2" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
            {file.name}
          </Typography>
          <Typography variant="caption" color="text.secondary" sx={{ flex: 1 }}>
            {sizeOf(file.bytes)}
          </Typography>
          <IconButton
            size="small"
            aria-label={t('Remove {name}', { name: file.name })}
            onClick={() =>
              void files
                .remove(file)
                .catch((error: Error) => notify(error.message, { type: 'error' }))
            }
          >
            <X size={16} />
          </IconButton>
        </Box>
      ))}
      {files.uploads.map((upload) => (
        <UploadRow key={upload.id} upload={upload} files={files} />
      ))}
    </Box>
  );
}

export function AttachButton({ onAdd }: { onAdd: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        startIcon={<Paperclip size={16} aria-hidden="true" />}
        onClick={() => input.current?.click()}
      >
        {t('Attach files')}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={t('Files to attach')}
        accept={inquiryFileTypes.join(',')}
        onChange={({ target }) => {
          onAdd([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </>
  );
}

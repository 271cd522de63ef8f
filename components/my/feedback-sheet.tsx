'use client';

import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useMessages } from '@/lib/client/language/messages';
import { showSuccess } from '@/lib/client/toasts/toasts';
import { createFormResolver } from '@/components/ui/form-resolver';
import { FieldMessage } from '@/components/ui/field-message';
import { Sheet } from '@/components/ui/sheet';
import { TextField } from '@/components/ui/text-field';
import { SubmitButton } from '@/components/ui/submit-button';
import { apiSend } from '@/lib/client/api/api';
import { toFormFailure } from '@/lib/client/api/form-failure';
import { useViewer } from '@/lib/client/session/viewer';
import type { sendFeedback, sendVisitorFeedback } from '@/lib/contract/feedback';
import { feedbackForm } from '@/lib/domain/validation/account-forms';

interface Props {
  open: boolean;
  onClose: () => void;
}

export function FeedbackSheet({ open, onClose }: Props) {
  return (
    <Sheet open={open} onClose={onClose} labelledBy="feedback-title">
      <FeedbackForm onDone={onClose} />
    </Sheet>
  );
}

function FeedbackForm({ onDone }: { onDone: () => void }) {
  const messages = useMessages('feedback');
  const id = useId();
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: createFormResolver(feedbackForm),
    defaultValues: { text: '', replyTo: '' },
  });
  const { errors, isSubmitting } = formState;
  const { isMember } = useViewer();
  const { mutateAsync } = useMutation({
    mutationFn: (body: { text: string; replyTo?: string }) =>
      isMember
        ? apiSend<typeof sendFeedback>('POST', '/api/v1/feedback', body)
        : apiSend<typeof sendVisitorFeedback>('POST', '/api/v1/visitor-feedback', body),
  });

  const submit = handleSubmit(async (given) => {
    try {
      await mutateAsync({ text: given.text, ...(given.replyTo && { replyTo: given.replyTo }) });
      showSuccess(messages.sent);
      onDone();
    } catch (error) {
      const { message, fields } = toFormFailure(error);
      if (fields.replyTo) setError('replyTo', { message: fields.replyTo });
      else setError('text', { message: fields.text ?? message });
    }
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col p-5">
      <h2 id="feedback-title" className="text-title font-bold">
        {messages.title}
      </h2>
      <p id={`${id}-lead`} className="mt-1 text-body text-ink-2">
        {messages.lead}
      </p>
      <textarea
        aria-labelledby="feedback-title"
        aria-describedby={`${id}-lead ${id}-message`}
        aria-invalid={errors.text ? true : undefined}
        rows={6}
        maxLength={1_000}
        placeholder={messages.placeholder}
        className={`mt-4 w-full resize-none rounded-control border bg-solid p-4 text-lead placeholder:text-ink-2 ${
          errors.text ? 'border-danger' : 'border-control'
        }`}
        {...register('text')}
      />
      <FieldMessage id={`${id}-message`} error={errors.text?.message} hint={messages.limit} />
      <TextField
        label={messages.replyTo}
        type="email"
        inputMode="email"
        autoComplete="email"
        verbatim
        hint={messages.replyHint}
        error={errors.replyTo?.message}
        className="mt-3"
        {...register('replyTo')}
      />
      <SubmitButton busy={isSubmitting} className="mt-3">
        {messages.send}
      </SubmitButton>
    </form>
  );
}

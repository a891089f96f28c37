import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { failureOf } from '../../../api/admin';
import { removeSamples, samplesQuery } from '../../../api/admin-samples';
import { useOneAtATime } from '../../../api/one-at-a-time.hook';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { Panel } from '../../../ui/panel';
import { toast, toastFailure } from '../../../ui/toast';
import { counted } from '../shared/counted';

/** Removes the samples of a new site, all at once; nothing when there is none. */
export function SamplesPanel() {
  const client = useQueryClient();
  const samples = useQuery(samplesQuery).data?.samples ?? 0;
  const [isAsked, setIsAsked] = useState(false);
  const { mutate, isPending } = useOneAtATime(
    useMutation({
      mutationFn: () => removeSamples(client),
      onSuccess: (removed) =>
        toast({
          title: 'Samples Removed',
          description: `${counted(removed, 'sample')} removed.`,
          variant: 'success',
        }),
      onError: (error) => toastFailure('Error Removing Samples', failureOf(error)),
      onSettled: () => setIsAsked(false),
    }),
  );
  if (samples === 0) return null;
  return (
    <Panel id="samples" title="Samples" accent="plasma">
      <div className="row wrap apart gap-16">
        <p>
          {`This new site shows ${counted(samples, 'sample')}: racers, streams, a race, announcements and links, each marked ‘Sample’. `}
          <span className="meta">What you edit is yours, and stays.</span>
        </p>
        <Button size="small" onClick={() => setIsAsked(true)}>
          <Trash size={18} aria-hidden="true" />
          Remove samples
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsked}
        onOpenChange={(isOpen) => !isPending && setIsAsked(isOpen)}
        title="Remove the samples?"
        description={`${counted(samples, 'sample')} will disappear from every page. This action cannot be undone.`}
        confirmLabel="Remove samples"
        isPending={isPending}
        pendingLabel="Removing..."
        onConfirm={() => mutate(undefined)}
      />
    </Panel>
  );
}

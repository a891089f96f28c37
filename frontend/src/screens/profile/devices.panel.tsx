import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import Laptop from 'lucide-react/icons/laptop';
import LogOut from 'lucide-react/icons/log-out';
import Smartphone from 'lucide-react/icons/smartphone';
import { messageOf } from '../../api/api-error';
import { useOneAtATime } from '../../api/one-at-a-time.hook';
import { devicesQuery, signOutDevices } from '../../api/profile';
import type { Device } from '../../api/types';
import { ageOf } from '../../lib/time-labels';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Card, CardHeader } from '../../ui/card';
import { QueryPart } from '../../ui/query-part';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton';
import { toast, toastFailure } from '../../ui/toast';

type SignOut = ReturnType<typeof useSignOut>;

/** Signed-in browsers, each except the current one with a button to sign it out. */
export function DevicesPanel() {
  const devices = useQuery(devicesQuery);
  const signOut = useSignOut();
  const others = devices.data?.filter(({ isCurrent }) => !isCurrent).map(({ id }) => id) ?? [];
  return (
    <Card aria-labelledby="devices">
      <CardHeader id="devices" title="Devices" accent="ion">
        {others.length > 1 && (
          <Button
            variant="danger"
            size="small"
            isPending={signOut.isPending}
            pendingLabel="Signing out..."
            onClick={() => signOut.mutate(others)}
          >
            Sign out everywhere else
          </Button>
        )}
      </CardHeader>
      <QueryPart query={devices} skeleton={<DeviceSkeleton />} failure="Your devices could not be loaded.">
        {(all) => (
          <ul className="rows">
            {all.map((device) => (
              <DeviceRow key={device.id} device={device} signOut={signOut} />
            ))}
          </ul>
        )}
      </QueryPart>
    </Card>
  );
}

function useSignOut() {
  const client = useQueryClient();
  const signOut = useMutation({
    mutationFn: (ids: readonly string[]) => signOutDevices(client, ids),
    onSuccess: (_done, { length }) => {
      const title = length === 1 ? 'Device signed out' : 'All other devices signed out';
      toast({ title, variant: 'success' });
    },
    onError: (error) => toastFailure('Failed to sign out', messageOf(error, 'Please try again later.')),
  });
  return useOneAtATime(signOut);
}

const PHONES = /Android|iPhone|iPad/;

function DeviceRow({ device, signOut }: { device: Device; signOut: SignOut }) {
  const { id, device: name, lastUsedAt, isCurrent } = device;
  const Icon = PHONES.test(name) ? Smartphone : Laptop;
  return (
    <li className="profile__row">
      <span className="icon-tile">
        <Icon size={20} aria-hidden="true" />
      </span>
      <span className="column grow">
        <b>{name}</b>
        <span className="meta">{isCurrent ? 'This device' : `Active ${ageOf(lastUsedAt)}`}</span>
      </span>
      {isCurrent ? (
        <Badge kind="own">Now</Badge>
      ) : (
        <Button
          size="square"
          aria-label={`Sign out ${name}, active ${ageOf(lastUsedAt)}`}
          disabled={signOut.isPending}
          onClick={() => signOut.mutate([id])}
        >
          <LogOut size={18} aria-hidden="true" />
        </Button>
      )}
    </li>
  );
}

function DeviceSkeleton() {
  return (
    <SkeletonGroup>
      <div className="row gap-14 profile__row">
        <Skeleton width={44} height={44} />
        <Skeleton width={180} height={40} />
      </div>
    </SkeletonGroup>
  );
}

import { alien } from 'game-scenes/art/alien';
import { useState } from 'react';
import { Badge } from '../ui/badge';
import { ButtonLink } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { Card, CardHeader } from '../ui/card';
import { Skeleton, SkeletonGroup } from '../ui/skeleton';
import { Switch } from '../ui/switch';
import { TableFrame } from '../ui/table-frame';
import { Tab, TabList, TabPanel, Tabs } from '../ui/tabs';

const SURPRISED = alien({ color: 'blue', hat: 'none', face: 'surprised', accessory: 'none', pose: 'idle' });

export function SkeletonParts() {
  return (
    <Card>
      <CardHeader title="Skeleton and empty" />
      <SkeletonGroup>
        <div className="mb-4 flex items-center gap-4">
          <Skeleton width={52} height={52} />
          <div className="grid flex-1 gap-2.5">
            <Skeleton width="70%" height={16} />
            <Skeleton width="40%" height={14} />
          </div>
          <Skeleton width={64} height={18} />
        </div>
      </SkeletonGroup>
      <EmptyState
        drawing={SURPRISED}
        title="No recent activity yet"
        action={
          <ButtonLink variant="go" to="/games">
            Play Games
          </ButtonLink>
        }
      >
        Play games to earn coins and see your activity here
      </EmptyState>
    </Card>
  );
}

const MEMBERS = [
  { id: 1, name: 'Zorblax', coins: 2480, isOnline: true },
  { id: 2, name: 'Nova_Quill', coins: 9115, isOnline: true },
  { id: 3, name: 'Kessel', coins: 340, isOnline: false },
];

export function TabParts() {
  return (
    <Card>
      <Tabs defaultValue="users">
        <TabList aria-label="Admin" className="mb-4">
          <Tab value="users">Users</Tab>
          <Tab value="streaming">Streaming</Tab>
          <Tab value="coins">Coins</Tab>
        </TabList>
        <TabPanel value="users">
          <MemberTable />
        </TabPanel>
        <TabPanel value="streaming">Streaming</TabPanel>
        <TabPanel value="coins">Coins</TabPanel>
      </Tabs>
    </Card>
  );
}

function MemberTable() {
  const [adminId, setAdminId] = useState(1);
  return (
    <TableFrame label="Users">
      <thead>
        <tr>
          <th className="cell-figure">ID</th>
          <th>Username</th>
          <th>Status</th>
          <th className="cell-figure">Coins</th>
          <th>Admin</th>
        </tr>
      </thead>
      <tbody>
        {MEMBERS.map(({ id, name, coins, isOnline }) => (
          <tr key={id}>
            <td className="cell-figure">{id}</td>
            <td className="font-bold">{name}</td>
            <td>
              <Badge kind={isOnline ? 'own' : 'plain'} hasDot>
                {isOnline ? 'Online' : 'Offline'}
              </Badge>
            </td>
            <td className="cell-figure">{coins.toLocaleString('en-US')}</td>
            <td>
              <Switch
                isOn={adminId === id}
                onChange={() => setAdminId(id)}
                label={`Admin rights of ${name}`}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}

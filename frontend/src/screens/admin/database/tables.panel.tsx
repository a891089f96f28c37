import type { AdminDatabase } from '../../../api/types';
import { FigureList } from '../../../ui/figure-list';
import { Panel } from '../../../ui/panel';

/** Number of rows in each table. */
export function TablesPanel({ tables }: Pick<AdminDatabase, 'tables'>) {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const filled = tables.filter((table) => table.rows > 0);
  const empty = tables.filter((table) => table.rows === 0);
  return (
    <Panel
      id="database-tables"
      title="Tables"
      accent="plasma"
      aside={<span className="meta">{`${rows.toLocaleString('en-US')} rows`}</span>}
    >
      <FigureList
        className="sums breakable database-tables"
        figures={filled.map((table) => [table.name, table.rows.toLocaleString('en-US')])}
      />
      {empty.length > 0 && (
        <p className="database-empty breakable meta">
          <b>{`${empty.length} empty:`}</b> <span>{empty.map(({ name }) => name).join(', ')}</span>
        </p>
      )}
    </Panel>
  );
}

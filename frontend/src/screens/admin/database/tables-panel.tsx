import type { AdminDatabase } from '../../../api/types';
import { Card, CardHeader } from '../../../ui/card';
import '../../../ui/table.css';

/** Number of rows in each table. */
export function TablesPanel({ tables }: Pick<AdminDatabase, 'tables'>) {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const empty = tables.filter((table) => table.rows === 0);
  return (
    <Card aria-labelledby="database-tables">
      <CardHeader id="database-tables" title="Tables" accent="plasma">
        <span className="meta">{rows.toLocaleString('en-US')} rows</span>
      </CardHeader>
      <dl className="database-tables">
        {tables
          .filter((table) => table.rows > 0)
          .map((table) => (
            <div key={table.name}>
              <dt>{table.name}</dt>
              <dd>{table.rows.toLocaleString('en-US')}</dd>
            </div>
          ))}
      </dl>
      {empty.length > 0 && (
        <p className="database-empty meta">
          <b>{`${empty.length} empty:`}</b> {empty.map(({ name }) => name).join(', ')}
        </p>
      )}
    </Card>
  );
}

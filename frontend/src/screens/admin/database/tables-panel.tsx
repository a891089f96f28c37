import type { AdminDatabase } from '../../../api/types';
import { Plate, PlateHead } from '../../../ui/plate';
import '../../../ui/table.css';

/** How much stands in each table. */
export function TablesPanel({ tables }: Pick<AdminDatabase, 'tables'>) {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return (
    <Plate aria-labelledby="database-tables">
      <PlateHead id="database-tables" title="Tables" livery="plasma">
        <span className="meta">{rows.toLocaleString('en-US')} rows</span>
      </PlateHead>
      <table className="data-table database-table">
        <caption className="visually-hidden">Rows of each table</caption>
        <thead>
          <tr>
            <th scope="col">Table</th>
            <th scope="col" className="cell-figure">
              Rows
            </th>
          </tr>
        </thead>
        <tbody>
          {tables.map((table) => (
            <tr key={table.name}>
              <td>{table.name}</td>
              <td className="cell-figure">{table.rows.toLocaleString('en-US')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Plate>
  );
}
